-- The words by which the operator finds an order. They stand in an index of their own, because reading them from the documents of all orders takes seconds.
CREATE FUNCTION order_words(id text, document jsonb) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
RETURN left(lower(search_plain(concat_ws(' ', id, document #>> '{customer,email,email}',
  document #>> '{address,billing,recipient,firstName}', document #>> '{address,billing,recipient,lastName}',
  document #>> '{address,billing,recipient,company}', document #>> '{address,shipping,recipient,firstName}',
  document #>> '{address,shipping,recipient,lastName}', document #>> '{address,shipping,recipient,company}'))), 600);
--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "purchase" SET "words" = order_words("id", "document");--> statement-breakpoint
CREATE FUNCTION set_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := order_words(NEW.id, NEW.document);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- People and addresses of an order never change.
CREATE TRIGGER "purchase_words" BEFORE INSERT ON "purchase" FOR EACH ROW EXECUTE FUNCTION set_order_words();--> statement-breakpoint
CREATE INDEX "purchase_search" ON "purchase" ("placed_at" DESC, "id") INCLUDE ("stage", "words");
