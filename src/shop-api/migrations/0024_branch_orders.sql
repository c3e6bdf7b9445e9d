-- What was bought in a branch. The document holds lines with the values of eyes.
CREATE TABLE "branch_order" (
  "id" text PRIMARY KEY,
  "key" text NOT NULL,
  "shop_id" integer NOT NULL,
  "branch_id" integer NOT NULL,
  "customer_id" text,
  "email" text NOT NULL,
  "status" text NOT NULL,
  "ordered_at" timestamptz NOT NULL,
  "has_letter" boolean NOT NULL DEFAULT false,
  "is_without_values_soon" boolean NOT NULL DEFAULT false,
  "document" jsonb NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "branch_order_key" ON "branch_order" ("key");--> statement-breakpoint
CREATE INDEX "branch_order_customer" ON "branch_order" ("customer_id", "ordered_at");--> statement-breakpoint
CREATE INDEX "branch_order_letter" ON "branch_order" ("id") WHERE has_letter;
