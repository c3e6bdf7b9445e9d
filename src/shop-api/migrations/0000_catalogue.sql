CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "advanced_attribute" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text,
	"labels" jsonb NOT NULL,
	CONSTRAINT "advanced_attribute_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "advanced_value" (
	"id" integer PRIMARY KEY NOT NULL,
	"attribute_id" integer NOT NULL,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_group" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text,
	"kind" text NOT NULL,
	"multi_select" boolean DEFAULT false NOT NULL,
	"is_filter" boolean DEFAULT false NOT NULL,
	"is_searched" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"labels" jsonb NOT NULL,
	CONSTRAINT "attribute_group_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "attribute_value" (
	"id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"value" text NOT NULL,
	"labels" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"logo_hash" text,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"external_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"products" integer NOT NULL,
	"indexed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet" (
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"products" "bytea" NOT NULL,
	CONSTRAINT "facet_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "ordering" (
	"shop_id" integer NOT NULL,
	"key" text NOT NULL,
	"ordinals" "bytea" NOT NULL,
	"amounts" "bytea" NOT NULL,
	CONSTRAINT "ordering_shop_id_key_pk" PRIMARY KEY("shop_id","key")
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"language" text NOT NULL,
	"stem" text NOT NULL,
	"strength" smallint NOT NULL,
	"value_ids" integer[] NOT NULL,
	"category_ids" integer[] NOT NULL,
	"products" "bytea" NOT NULL,
	"is_set" boolean NOT NULL,
	CONSTRAINT "posting_language_stem_strength_pk" PRIMARY KEY("language","stem","strength")
);
--> statement-breakpoint
CREATE TABLE "word" (
	"language" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"stem" text NOT NULL,
	"frequency" integer NOT NULL,
	CONSTRAINT "word_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"shop_ids" integer[] NOT NULL,
	"reduction" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"value_id" integer NOT NULL,
	"color_style" text DEFAULT 'light' NOT NULL,
	"color" text,
	"hide_countdown" boolean DEFAULT false NOT NULL,
	"texts" jsonb NOT NULL,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "campaign_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_ids" integer[] NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"display_names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"effect" jsonb NOT NULL,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"shop_ids" integer[] NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"min_order_value" integer DEFAULT 0 NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "voucher_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"picture" jsonb NOT NULL,
	"sequence" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price" (
	"variant_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"with_tax" integer NOT NULL,
	"vat_rate" double precision NOT NULL,
	"reductions" jsonb,
	"recommended_retail_price" integer,
	"lowest_prior_price" integer,
	"reference" jsonb,
	"promotions" jsonb,
	CONSTRAINT "price_variant_id_shop_id_pk" PRIMARY KEY("variant_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"reference_key" text NOT NULL,
	"is_composite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"first_live_at" timestamp with time zone,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"value_ids" integer[] DEFAULT '{}' NOT NULL,
	"advanced_ids" integer[] DEFAULT '{}' NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"master_key" text NOT NULL,
	"names" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"shop_ids" integer[] DEFAULT '{}' NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sorting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_reference_key_unique" UNIQUE("reference_key")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"supplier_id" integer DEFAULT 1 NOT NULL,
	"warehouse_id" integer,
	"quantity" integer NOT NULL,
	"is_sellable_without_stock" boolean DEFAULT false NOT NULL,
	"expected_availability_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" integer PRIMARY KEY NOT NULL,
	"reference_key" text NOT NULL,
	"is_composite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"first_live_at" timestamp with time zone,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"value_ids" integer[] DEFAULT '{}' NOT NULL,
	"advanced_ids" integer[] DEFAULT '{}' NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "variant_reference_key_unique" UNIQUE("reference_key")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"supported_filter" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country_custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "category_text_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "navigation_tree" (
	"id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"status_code" integer DEFAULT 301 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket" (
	"shop_id" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"promotion_code" text,
	CONSTRAINT "basket_shop_id_key_pk" PRIMARY KEY("shop_id","key")
);
--> statement-breakpoint
CREATE TABLE "basket_item" (
	"shop_id" integer NOT NULL,
	"basket_key" text NOT NULL,
	"key" text NOT NULL,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"item_group" jsonb,
	"group_id" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"display_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"promotions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "basket_item_shop_id_basket_key_key_pk" PRIMARY KEY("shop_id","basket_key","key")
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"shop_id" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_shop_id_key_pk" PRIMARY KEY("shop_id","key")
);
--> statement-breakpoint
CREATE TABLE "wishlist_item" (
	"shop_id" integer NOT NULL,
	"wishlist_key" text NOT NULL,
	"key" text NOT NULL,
	"custom_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"item_group" jsonb,
	"group_id" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	CONSTRAINT "wishlist_item_shop_id_wishlist_key_key_pk" PRIMARY KEY("shop_id","wishlist_key","key")
);
--> statement-breakpoint
ALTER TABLE "advanced_value" ADD CONSTRAINT "advanced_value_attribute_id_advanced_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."advanced_attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_group_id_attribute_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."attribute_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attribute_value_group" ON "attribute_value" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "word_stem" ON "word" USING btree ("language","stem");--> statement-breakpoint
CREATE INDEX "word_trigrams" ON "word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_master_key" ON "product" USING btree ("master_key");--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "navigation_tree_shop" ON "navigation_tree" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "redirect_source" ON "redirect" USING btree ("shop_id","source");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_item_line" ON "basket_item" USING btree ("shop_id","basket_key","variant_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_item_line" ON "wishlist_item" USING btree ("shop_id","wishlist_key","product_id","variant_id","group_id");