-- When the values were affirmed, by whom and in which text: the pair may be added to the basket later.
ALTER TABLE "configurator_draft" ADD COLUMN "affirmed" jsonb;
