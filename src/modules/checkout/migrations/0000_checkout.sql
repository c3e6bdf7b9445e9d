CREATE TABLE "checkout_draft" (
	"basket_key" text PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "checkout_draft_changed_at" ON "checkout_draft" USING btree ("changed_at");
