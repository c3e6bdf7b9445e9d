CREATE TABLE "order_news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"url" text,
	"wanted" text,
	"refund_due" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"basket_key" text NOT NULL,
	"attempt_key" text NOT NULL,
	"customer_id" text,
	"stage" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"taken" jsonb NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_news" ADD CONSTRAINT "order_news_order_id_purchase_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_purchase_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_news_untold" ON "order_news" USING btree ("id") WHERE not is_told;--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("checked_at") WHERE state = 'pending' or wanted is not null or refund_due > refunded;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_attempt" ON "purchase" USING btree ("shop_id","attempt_key");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_unpaid" ON "purchase" USING btree ("shop_id","basket_key") WHERE stage in ('open', 'payment_pending');--> statement-breakpoint
CREATE INDEX "purchase_expiry" ON "purchase" USING btree ("expires_at") WHERE stage in ('open', 'payment_pending');--> statement-breakpoint
CREATE INDEX "purchase_customer" ON "purchase" USING btree ("customer_id","placed_at");