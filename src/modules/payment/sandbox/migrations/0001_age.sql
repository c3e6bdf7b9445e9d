ALTER TABLE "sandbox_payment" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "sandbox_payment_age" ON "sandbox_payment" USING btree ("created_at");
