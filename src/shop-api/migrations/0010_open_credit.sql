-- Finds what a mailbox has ordered and not paid yet.
CREATE INDEX "purchase_mailbox" ON "purchase" (lower(document #>> '{customer,email,email}'));
