-- The rows of an index belong to one version, so that a new one is written beside the one that is read.
ALTER TABLE "facet" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ordering" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "word" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posting" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "facet" SET "version" = "catalogue"."version" FROM "catalogue";--> statement-breakpoint
UPDATE "ordering" SET "version" = "catalogue"."version" FROM "catalogue";--> statement-breakpoint
UPDATE "word" SET "version" = "catalogue"."version" FROM "catalogue";--> statement-breakpoint
UPDATE "posting" SET "version" = "catalogue"."version" FROM "catalogue";--> statement-breakpoint
ALTER TABLE "facet" ALTER COLUMN "version" DROP DEFAULT, DROP CONSTRAINT "facet_kind_ref_pk",
  ADD CONSTRAINT "facet_version_kind_ref_pk" PRIMARY KEY ("version", "kind", "ref");--> statement-breakpoint
ALTER TABLE "ordering" ALTER COLUMN "version" DROP DEFAULT, DROP CONSTRAINT "ordering_shop_id_key_pk",
  ADD CONSTRAINT "ordering_version_shop_id_key_pk" PRIMARY KEY ("version", "shop_id", "key");--> statement-breakpoint
ALTER TABLE "word" ALTER COLUMN "version" DROP DEFAULT, DROP CONSTRAINT "word_language_word_pk",
  ADD CONSTRAINT "word_version_language_word_pk" PRIMARY KEY ("version", "language", "word");--> statement-breakpoint
ALTER TABLE "posting" ALTER COLUMN "version" DROP DEFAULT, DROP CONSTRAINT "posting_language_stem_strength_pk",
  ADD CONSTRAINT "posting_version_language_stem_strength_pk" PRIMARY KEY ("version", "language", "stem", "strength");--> statement-breakpoint
DROP INDEX "word_stem";--> statement-breakpoint
CREATE INDEX "word_stem" ON "word" USING btree ("version", "language", "stem");--> statement-breakpoint
CREATE TABLE "replaced_index" (
	"version" bigint PRIMARY KEY NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

-- Words that resemble a misspelt one, the most similar first; uses the index "word_alike".
DROP FUNCTION search_alike(text, text);--> statement-breakpoint
CREATE FUNCTION search_alike(wanted_version bigint, wanted_language text, wanted text)
RETURNS TABLE (word text, stem text, frequency integer)
LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2
AS $$
  SELECT word.word, word.stem, word.frequency FROM word
  WHERE word.version = wanted_version AND word.language = wanted_language AND lower(word.word) % wanted
    AND length(word.word) BETWEEN length(wanted) - 3 AND length(wanted) + 3
  ORDER BY similarity(word.word, wanted) DESC, word.frequency DESC, word.word
  LIMIT 20
$$;
