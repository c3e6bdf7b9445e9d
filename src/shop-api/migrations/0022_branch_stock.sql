-- Pieces that lie in a branch. They are not part of the stock of the warehouse.
CREATE TABLE "branch_stock" (
  "variant_id" integer NOT NULL,
  "branch_id" integer NOT NULL,
  "quantity" integer NOT NULL CONSTRAINT "branch_stock_not_negative" CHECK ("quantity" >= 0),
  PRIMARY KEY ("variant_id", "branch_id")
);--> statement-breakpoint
CREATE INDEX "branch_stock_branch" ON "branch_stock" ("branch_id");
