alter table wiederholschluessel add column version integer;
comment on column wiederholschluessel.version is 'Version of the record that the answer showed, as its ETag; empty for an answer without one.';
