CREATE TABLE "mail_letter" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb,
	"queued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "mail_letter_due" ON "mail_letter" USING btree ("due_at");