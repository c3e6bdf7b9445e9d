-- "XL" is a word that visitors search for. Sizes of one letter are none.
UPDATE "attribute_group" SET "is_searched" = true WHERE "key" = 'shopSize';
