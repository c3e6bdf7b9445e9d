CREATE INDEX "auth_user_unproven_contact" ON "auth_user" USING btree ("contact") WHERE not "email_verified" and not "is_guest";
