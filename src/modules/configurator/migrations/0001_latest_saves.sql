-- Two saves of a page that is being left may arrive the wrong way round.
ALTER TABLE "configurator_draft" ADD COLUMN "latest_saves" jsonb;
