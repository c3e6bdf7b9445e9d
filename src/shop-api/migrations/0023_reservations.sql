-- A piece of a branch that waits for somebody. Its piece is not in branch_stock until the reservation ends without it.
CREATE TABLE "reservation" (
  "id" text PRIMARY KEY,
  "shop_id" integer NOT NULL,
  "branch_id" integer NOT NULL,
  "variant_id" integer NOT NULL,
  "attempt_key" text NOT NULL,
  "customer_id" text,
  "status" text NOT NULL,
  "reserved_at" timestamptz NOT NULL,
  "expires_at" timestamptz NOT NULL,
  "letter" text,
  "goods" text NOT NULL,
  "first_name" text NOT NULL,
  "last_name" text NOT NULL,
  "email" text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_attempt" ON "reservation" ("attempt_key");--> statement-breakpoint
CREATE INDEX "reservation_customer" ON "reservation" ("customer_id", "reserved_at");--> statement-breakpoint
CREATE INDEX "reservation_mailbox" ON "reservation" (lower("email")) WHERE status = 'reserved';--> statement-breakpoint
CREATE INDEX "reservation_expiry" ON "reservation" ("expires_at") WHERE status = 'reserved';--> statement-breakpoint
CREATE INDEX "reservation_letter" ON "reservation" ("id") WHERE letter IS NOT NULL;
