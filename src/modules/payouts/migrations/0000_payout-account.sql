CREATE TABLE "payout_account" (
	"order_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
