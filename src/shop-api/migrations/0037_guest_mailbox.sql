-- What guests have booked and reserved with a mailbox is found when an account has proven it.
CREATE INDEX "appointment_guest_mailbox" ON "appointment" (lower("email")) WHERE "customer_id" IS NULL;--> statement-breakpoint
CREATE INDEX "reservation_guest_mailbox" ON "reservation" (lower("email")) WHERE "customer_id" IS NULL;
