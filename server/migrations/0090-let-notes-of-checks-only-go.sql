-- What was noted beside a check of a licence goes with the person whom it names, and is never another.
create policy notiz_geht on fuehrerschein_pruefung as restrictive for update to platzwart_app
  using (true) with check (notiz = '');
comment on policy notiz_geht on fuehrerschein_pruefung is 'The application may empty the note of a check, and write none.';
