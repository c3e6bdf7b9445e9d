CREATE TABLE "prescription_slip" (
	"order_id" text NOT NULL,
	"group_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prescription_slip_order_id_group_id_pk" PRIMARY KEY("order_id","group_id")
);
