CREATE TABLE "stock_alert" (
	"email" text NOT NULL,
	"shop" text NOT NULL,
	"variant_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_alert_shop_variant_id_email_pk" PRIMARY KEY("shop","variant_id","email")
);
