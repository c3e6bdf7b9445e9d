-- Declarations from before a field of their record was renamed.
UPDATE "declaration" SET "declared" = ("declared" - 'said') || jsonb_build_object('declaration', "declared" -> 'said') WHERE "declared" ? 'said';
