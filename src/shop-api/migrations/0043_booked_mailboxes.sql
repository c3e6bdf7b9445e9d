-- Appointments and reservations are counted by what `mailbox_of` gives (0033).
DROP INDEX "appointment_email";--> statement-breakpoint
CREATE INDEX "appointment_mailbox" ON "appointment" (mailbox_of("email")) WHERE status = 'booked';--> statement-breakpoint
DROP INDEX "reservation_mailbox";--> statement-breakpoint
CREATE INDEX "reservation_mailbox" ON "reservation" (mailbox_of("email")) WHERE status = 'reserved';
