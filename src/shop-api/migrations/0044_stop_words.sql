-- As before, but words without meaning are none with their accents taken away either: the lists of Postgres have them with accents alone.
CREATE OR REPLACE FUNCTION search_stem(language text, word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN word ~ '^[0-9]' THEN word
  WHEN language = 'de' THEN CASE
    WHEN word IN ('fur', 'uber', 'wahrend', 'wurde', 'wurden', 'konnen', 'konnte') THEN NULL
    ELSE (ts_lexize('german_stem', word))[1] END
  WHEN language = 'fr' THEN CASE
    WHEN word IN ('a', 'meme') THEN NULL
    ELSE (ts_lexize('french_stem', regexp_replace(word, '([aiou])s$', '\1')))[1] END
  WHEN language = 'it' THEN CASE
    WHEN word IN ('piu', 'perche') THEN NULL
    ELSE (ts_lexize('italian_stem', word))[1] END
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
