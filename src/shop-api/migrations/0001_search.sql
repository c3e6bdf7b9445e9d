-- Words are indexed and looked up by the same two functions, so that both sides always agree.

CREATE FUNCTION search_plain(word text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
RETURN unaccent(lower(word));
--> statement-breakpoint

-- The common stem of all inflected forms of an unaccented word; null for stop words. German, French and
-- Italian use Postgres's own stemmers (the French one leaves the plural of étui, so that s is removed first).
-- There are none for Czech and Polish: there the endings of nouns and adjectives are cut, then alternating
-- letters before them are made equal (skel, skla; čoček, čočka; soczewek, soczewka; značka, značce).
CREATE FUNCTION search_stem(language text, word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN word ~ '^[0-9]' THEN word
  WHEN language = 'de' THEN (ts_lexize('german_stem', word))[1]
  WHEN language = 'fr' THEN (ts_lexize('french_stem', regexp_replace(word, '([aiou])s$', '\1')))[1]
  WHEN language = 'it' THEN (ts_lexize('italian_stem', word))[1]
  WHEN language = 'cs' THEN CASE
    WHEN word IN ('a', 'i', 'k', 'ke', 'na', 'od', 'pro', 's', 'se', 've', 'v', 'z', 'ze', 'do') THEN NULL
    ELSE regexp_replace(
      regexp_replace(
        regexp_replace(
          word,
          '^(.{3,}?)(eho|emu|ych|ymi|ich|imi|ami|emi|ech|ach|ovi|um|em|im|ym|ou|a|e|i|o|u|y)$', '\1'),
        '^(.*[^aeiouy])e([bcklnr])$', '\1\2'),
      'c$', 'k') END
  WHEN language = 'pl' THEN CASE
    WHEN word IN ('a', 'i', 'o', 'na', 'od', 'dla', 'z', 'ze', 'we', 'w', 'do') THEN NULL
    ELSE regexp_replace(
      regexp_replace(
        regexp_replace(
          word,
          '^(.{3,}?)(iego|iemu|iami|iach|ami|imi|ymi|iom|iem|iej|ach|ich|ych|ego|emu|owi|om|em|ej|im|ym|ie|ia|iu|a|e|i|o|u|y)$', '\1'),
        '^(.{4,})ow$', '\1'),
      '^(.*[^aeiouy])i?e([bcklnr])$', '\1\2') END
  ELSE word END;
--> statement-breakpoint

-- Words that resemble a misspelt one, the most similar first. The limit is low, as two swapped letters
-- already change half of the trigrams.
CREATE FUNCTION search_alike(wanted_language text, wanted text)
RETURNS TABLE (word text, stem text, frequency integer)
LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2
AS $$
  SELECT word.word, word.stem, word.frequency FROM word
  WHERE word.language = wanted_language AND word.word % wanted AND length(word.word) BETWEEN length(wanted) - 3 AND length(wanted) + 3
  ORDER BY similarity(word.word, wanted) DESC, word.frequency DESC, word.word
  LIMIT 20
$$;
--> statement-breakpoint

CREATE INDEX variant_ean ON variant ((texts ->> 'ean'));
