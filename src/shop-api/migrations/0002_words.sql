DROP INDEX "word_trigrams";--> statement-breakpoint
CREATE INDEX "word_alike" ON "word" USING gin (lower("word") gin_trgm_ops);--> statement-breakpoint

-- Words that resemble a misspelt one, the most similar first; uses the index above.
CREATE OR REPLACE FUNCTION search_alike(wanted_language text, wanted text)
RETURNS TABLE (word text, stem text, frequency integer)
LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2
AS $$
  SELECT word.word, word.stem, word.frequency FROM word
  WHERE word.language = wanted_language AND lower(word.word) % wanted
    AND length(word.word) BETWEEN length(wanted) - 3 AND length(wanted) + 3
  ORDER BY similarity(word.word, wanted) DESC, word.frequency DESC, word.word
  LIMIT 20
$$;
