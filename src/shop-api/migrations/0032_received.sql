-- What came in of a payment, which limits what goes back. Null where a provider took all of it, and for payments of earlier versions.
ALTER TABLE "payment" ADD COLUMN "received" integer;
