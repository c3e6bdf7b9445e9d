-- Branches that are there today are counted from this index alone.
CREATE INDEX "branch_open" ON "branch" ("country", "opens_on", "closes_on");
