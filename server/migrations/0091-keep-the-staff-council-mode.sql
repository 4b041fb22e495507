-- What a house has agreed with its staff council: that nobody can be watched. It is on at once, and off only after it was announced for fourteen days.
-- older version: all of these columns are new, so that whatever refuses a row of them refuses nothing that it writes.
alter table mandant
  add column personalrat_seit timestamptz,
  add column personalrat_angekuendigt timestamptz,
  add column personalrat_endet timestamptz,
  add column mindestgruppe integer not null default 5 check (mindestgruppe between 3 and 50),
  add column personalrat_version integer not null default 1 check (personalrat_version >= 1),
  add constraint mandant_personalrat_endet check (
    (personalrat_angekuendigt is null) = (personalrat_endet is null)
    and (personalrat_endet is null or personalrat_seit is not null)
    and (personalrat_endet is null or personalrat_angekuendigt >= personalrat_seit)
    and (personalrat_endet is null or personalrat_endet - personalrat_angekuendigt >= interval '14 days')
  );
comment on column mandant.personalrat_seit is 'Since when staff-council mode is on; null: it never was.';
comment on column mandant.personalrat_angekuendigt is 'When its end was announced; null: it was not.';
comment on column mandant.personalrat_endet is 'When it ends, or has ended, fourteen days after the announcement at the earliest; null: it does not.';
comment on column mandant.mindestgruppe is 'People whom a figure is about at least while the mode is on: of fewer it is not told.';
comment on column mandant.personalrat_version is 'Counts changes of the mode by hand, for If-Match.';
