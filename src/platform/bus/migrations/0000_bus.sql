CREATE TABLE "bus_message" (
	"id" bigint PRIMARY KEY,
	"sender" text NOT NULL,
	"tags" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
