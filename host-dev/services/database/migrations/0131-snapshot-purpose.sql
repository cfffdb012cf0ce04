-- What a snapshot was made for, where nobody has typed its label: pages say it in the language of who reads.
alter table snapshot add column purpose text;
