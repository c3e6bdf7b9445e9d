-- Orders whose buyers are reminded when their contact lenses run out; null before and after. Of all orders, few wait for it.
ALTER TABLE "purchase" ADD COLUMN "lens_reminder_on" date;--> statement-breakpoint
CREATE INDEX "purchase_lens_reminder" ON "purchase" ("lens_reminder_on") WHERE "lens_reminder_on" IS NOT NULL;--> statement-breakpoint
-- Who does not want them. A mailbox is the SHA-256 of what `mailbox_of` gives.
CREATE TABLE "reminder_objection" (
	"shop_id" integer NOT NULL,
	"mailbox" text NOT NULL,
	"objected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_objection_shop_id_mailbox_pk" PRIMARY KEY ("shop_id", "mailbox")
);
--> statement-breakpoint
CREATE FUNCTION mailbox_hash(email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT encode(sha256(convert_to(mailbox_of(email), 'UTF8')), 'hex')
$$;
