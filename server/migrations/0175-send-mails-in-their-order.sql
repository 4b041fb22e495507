-- Mails to one receiver about one record leave in the order in which they were queued. A version before this one writes none of these columns:
-- its mails have no place, wait for nobody, and nobody waits long for them.
alter table benachrichtigung add column reihe bigint;
comment on column benachrichtigung.reihe is 'Its place among the mails to its receiver, counted when it was queued; null of an older version.';
alter table benachrichtigung add column stand jsonb not null default '{}';
comment on column benachrichtigung.stand is 'The records that it tells of, by id, each with the version whose state it tells; null where it tells of an event.';
alter table benachrichtigung add column faellig timestamptz;
comment on column benachrichtigung.faellig is 'Not to be sent before; null where it goes at once.';
alter table benachrichtigung add column in_arbeit timestamptz;
comment on column benachrichtigung.in_arbeit is 'A server hands it to the mail server since; null where none does.';
alter table benachrichtigung add column abgewiesen_seit timestamptz;
comment on column benachrichtigung.abgewiesen_seit is 'Since when the mail server answers but does not take it; null where it does, or where nothing can be reached.';
create index benachrichtigung_reihe on benachrichtigung (mandant_id, empfaenger_id, reihe);
create index benachrichtigung_adresse_reihe on benachrichtigung (mandant_id, adresse, reihe) where adresse is not null;
