CREATE TABLE "newsletter_reader" (
	"email" text NOT NULL,
	"variant" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_reader_email_variant_pk" PRIMARY KEY("email","variant")
);
