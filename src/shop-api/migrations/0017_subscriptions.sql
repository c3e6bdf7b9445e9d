CREATE TABLE "subscription" (
  "id" text PRIMARY KEY NOT NULL,
  "order_id" text NOT NULL,
  "shop_id" integer NOT NULL,
  "customer_id" text NOT NULL,
  "status" text NOT NULL,
  "due_on" date,
  "has_letters" boolean NOT NULL,
  "mandate" text,
  "document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "subscription_order" ON "subscription" ("order_id");--> statement-breakpoint
CREATE INDEX "subscription_customer" ON "subscription" ("customer_id");--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" ("due_on") WHERE status in ('active', 'paused');--> statement-breakpoint
CREATE INDEX "subscription_letters" ON "subscription" ("id") WHERE has_letters;
