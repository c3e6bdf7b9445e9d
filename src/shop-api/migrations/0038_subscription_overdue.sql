-- Suspended subscriptions that wait for the money of earlier orders are looked at each day.
DROP INDEX "subscription_due";--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" ("due_on") WHERE status in ('active', 'paused', 'suspended');
