-- A mail that was written is sent as it is kept, under a Message-ID of its own: by that of the first one mail programs would take it for a copy.
-- A version before this one that finds such a mail waiting tries to write it anew, cannot, and leaves it to its next attempt.
alter table benachrichtigung add column erneut integer not null default 0;
comment on column benachrichtigung.erneut is 'How often somebody of the administration had it sent again.';
