-- What a house does without at its beginning, so that nobody is asked for it again.
alter table mandant add column einrichtung_unnoetig text[] not null default '{}';
comment on column mandant.einrichtung_unnoetig is 'Steps of the list of what is still to be set up that the house''s administration does without.';
