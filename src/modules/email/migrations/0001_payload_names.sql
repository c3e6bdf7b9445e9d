-- Emails that wait from before two fields of their payloads were renamed.
UPDATE "mail_letter" SET "about" = ("about" - 'letter') || jsonb_build_object('kind', "about" -> 'letter') WHERE "about" ? 'letter';--> statement-breakpoint
UPDATE "mail_letter" SET "about" = ("about" - 'said') || jsonb_build_object('declaration', "about" -> 'said') WHERE "about" ? 'said';
