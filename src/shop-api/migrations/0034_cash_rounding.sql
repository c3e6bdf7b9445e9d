-- By how much the cash of a payment differs from what was received of the claim: it came in coins that exist.
ALTER TABLE "payment" ADD COLUMN "rounding" integer DEFAULT 0 NOT NULL;
