-- By which rules the current index was derived: one of earlier rules is rebuilt at the next start. 0 for indexes of earlier versions.
ALTER TABLE "catalogue" ADD COLUMN "rules" smallint DEFAULT 0 NOT NULL;
