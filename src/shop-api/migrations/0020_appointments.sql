CREATE TABLE "appointment" (
  "id" text PRIMARY KEY NOT NULL,
  "number" text NOT NULL,
  "key" text NOT NULL,
  "branch_id" integer NOT NULL,
  "customer_id" text,
  "email" text,
  "status" text NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "ends_at" timestamp with time zone NOT NULL,
  "held_until" timestamp with time zone,
  "has_letters" boolean NOT NULL,
  "document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branch_block" (
  "branch_id" integer NOT NULL,
  "starts_at" timestamp with time zone NOT NULL,
  "ends_at" timestamp with time zone NOT NULL,
  PRIMARY KEY ("branch_id", "starts_at", "ends_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_number" ON "appointment" ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_key" ON "appointment" ("key");--> statement-breakpoint
CREATE INDEX "appointment_branch" ON "appointment" ("branch_id", "starts_at") WHERE status in ('held', 'booked');--> statement-breakpoint
CREATE INDEX "appointment_start" ON "appointment" ("starts_at");--> statement-breakpoint
CREATE INDEX "appointment_customer" ON "appointment" ("customer_id");--> statement-breakpoint
CREATE INDEX "appointment_email" ON "appointment" ("email");--> statement-breakpoint
CREATE INDEX "appointment_letters" ON "appointment" ("id") WHERE has_letters;
