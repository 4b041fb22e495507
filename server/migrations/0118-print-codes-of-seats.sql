-- What a seat's printed code is signed over: raised, all that was printed before is worth nothing.
alter table leseraum add column code_version integer not null default 1;
comment on column leseraum.code_version is 'Counts how often its code was given out anew; a code that was printed before does not hold any more.';
