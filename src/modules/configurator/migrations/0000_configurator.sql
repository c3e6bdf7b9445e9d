CREATE TABLE "configurator_draft" (
	"basket_key" text NOT NULL,
	"variant_id" integer NOT NULL,
	"group_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"from_order" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "configurator_draft_basket_key_variant_id_group_id_pk" PRIMARY KEY("basket_key","variant_id","group_id")
);
--> statement-breakpoint
CREATE INDEX "configurator_draft_changed_at" ON "configurator_draft" USING btree ("changed_at");
