-- The mailbox that an email address is counted as: src/domain/customer/counted-mailbox.ts.
CREATE FUNCTION mailbox_of(email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN plain ~ '@(gmail|googlemail)\.com$'
      THEN replace(regexp_replace(regexp_replace(plain, '@[^@]*$', ''), '(.)\+.*$', '\1'), '.', '') || '@gmail.com'
    ELSE regexp_replace(plain, '^(.[^+]*)\+.*(@[^@]*)$', '\1\2')
  END FROM (SELECT lower(btrim(email)) AS plain) AS given
$$;
--> statement-breakpoint

CREATE INDEX "purchase_counted_mailbox" ON "purchase" (mailbox_of(document #>> '{customer,email,email}'));
