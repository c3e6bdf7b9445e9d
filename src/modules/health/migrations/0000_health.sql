CREATE TABLE "health_check" (
	"id" integer PRIMARY KEY CHECK ("id" = 1),
	"checked_at" timestamp with time zone NOT NULL
);
