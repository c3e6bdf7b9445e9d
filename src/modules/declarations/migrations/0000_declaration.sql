CREATE TABLE "declaration" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"variant" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"contract" text NOT NULL,
	"declared" jsonb NOT NULL,
	"settled_at" timestamp with time zone
);
