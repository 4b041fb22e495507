-- Without a mail server a mail is written and kept; nobody was sent it, and the outbox says so.
alter table benachrichtigung add column ohne_server boolean not null default false;
comment on column benachrichtigung.ohne_server is 'There was no mail server when it was due: it is kept here alone. Of what an older version wrote it is not known.';
