-- Not people alone come by a file: what comes is told by its kind, and of seats by their plan.
alter table einfuhr add column art text not null default 'personen' check (char_length(art) between 1 and 30);
alter table einfuhr add column grundriss_id uuid;
comment on table einfuhr is 'A table on its way into the house, of people or of things; deleted after a day.';
comment on column einfuhr.art is 'What comes by it, as its kind is called: personen, plaetze.';
comment on column einfuhr.grundriss_id is 'Of seats, their plan; the file goes with it.';
-- older version: brings people alone, without a plan, and whatever has none is not held to anything
alter table einfuhr add constraint einfuhr_grundriss foreign key (mandant_id, grundriss_id)
  references grundriss (mandant_id, id) on delete cascade;
create index einfuhr_grundriss on einfuhr (mandant_id, grundriss_id) where grundriss_id is not null;
comment on table einfuhr_zeile is 'What a line of such a table says, and what it would come to.';
comment on column einfuhr_zeile.ergebnis is 'Whom or what it is about, what changes, and why it is refused.';
