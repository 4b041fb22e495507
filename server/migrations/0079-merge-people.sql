-- Somebody who was in a house twice is in it once; what may not be changed goes on referring to the row that is nobody's any more.
alter table benutzer add column aufgegangen_in uuid;
comment on column benutzer.aufgegangen_in is 'The person with whom this one was merged, whose name it has; only of rows that are nobody''s.';
create index benutzer_aufgegangen on benutzer (mandant_id, aufgegangen_in) where aufgegangen_in is not null;

-- Whose licence was checked is said by the person who stays.
grant update (benutzer_id) on fuehrerschein_pruefung to platzwart_app;
