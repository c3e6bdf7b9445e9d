-- Frames that are tried at home are counted by customer, mailbox and address, and written to before and after their last day.
CREATE INDEX "purchase_try_on" ON "purchase" ("placed_at") WHERE document ? 'tryOn';--> statement-breakpoint

-- One way to write an address, as far as streets can be compared.
CREATE FUNCTION plain_address(address jsonb) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
RETURN regexp_replace(lower(search_plain(concat(address ->> 'countryCode', address ->> 'zipCode', address ->> 'street', address ->> 'houseNumber'))), '[^a-z0-9]', '', 'g');
