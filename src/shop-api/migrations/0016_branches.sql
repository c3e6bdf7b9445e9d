CREATE TABLE "branch" (
  "id" integer PRIMARY KEY,
  "country" text NOT NULL,
  "county_slug" text NOT NULL,
  "city_slug" text NOT NULL,
  "zip" text NOT NULL,
  "latitude" double precision NOT NULL,
  "longitude" double precision NOT NULL,
  "services" text[] NOT NULL,
  "opens_on" date,
  "closes_on" date,
  "former_ids" integer[] NOT NULL,
  "document" jsonb NOT NULL
);--> statement-breakpoint
CREATE INDEX "branch_city" ON "branch" ("country", "city_slug");--> statement-breakpoint
CREATE INDEX "branch_zip" ON "branch" ("country", "zip", "id");--> statement-breakpoint
CREATE INDEX "branch_position" ON "branch" ("country", "latitude", "longitude");--> statement-breakpoint
CREATE INDEX "branch_former" ON "branch" USING gin ("former_ids");
