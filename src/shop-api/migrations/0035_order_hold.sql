-- Which network address an unpaid order comes from, as a keyed hash: what such orders hold together is bounded.
CREATE TABLE "order_hold" (
	"order_id" text PRIMARY KEY NOT NULL REFERENCES "purchase" ("id") ON DELETE cascade,
	"held_by" text NOT NULL
);--> statement-breakpoint
CREATE INDEX "order_hold_by" ON "order_hold" ("held_by");
