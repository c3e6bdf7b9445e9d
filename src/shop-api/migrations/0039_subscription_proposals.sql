-- A subscription may have several proposals, one for each of its goods.
UPDATE "subscription" SET "document" = ("document" - 'proposal') || jsonb_build_object('proposals', jsonb_build_array("document"->'proposal')) WHERE "document" ? 'proposal';
