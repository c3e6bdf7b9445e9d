ALTER TABLE "sandbox_payment" ADD COLUMN "mandate" text DEFAULT 'succeeds' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "is_recurring" boolean DEFAULT false NOT NULL;
