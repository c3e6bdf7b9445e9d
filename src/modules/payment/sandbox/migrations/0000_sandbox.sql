CREATE TABLE "sandbox_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"standing" text NOT NULL,
	"settles_at" timestamp with time zone,
	"refunded" integer DEFAULT 0 NOT NULL,
	"return_to" text NOT NULL,
	"cancel_to" text NOT NULL
);
